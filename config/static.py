"""Static files under names that hold a hash of their content."""

from whitenoise.storage import CompressedManifestStaticFilesStorage


class HashedStorage(CompressedManifestStaticFilesStorage):
    """Hashed and compressed; `import … from "./other.js"` in our scripts follows the new names."""

    support_js_module_import_aggregation = True
