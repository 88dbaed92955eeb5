"""The sentences of the why slip. Figures and names are filled in by ``slip``."""

from __future__ import annotations

ZH: dict[str, str] = {
    "mango knockout": "{who}放{mango} {points}：上一盘是{knockout}，除了揍人的一家都要放",
    "mango passed": "{who}放{mango} {points}：上一盘休了，每家都要放",
    "mango lap": "{who}放{mango} {points}：打{lap}，上桌的每盘都放一个",
    "ante": "{who}垫{ante} {points}：发牌前每家都垫",
    "ante_return passed": "{ante}退给{whom} {points}：这盘休了，不算",
    "ante_return sanhua": "{ante}退给{whom} {points}：有{sanhua}，不输不赢",
    "pool": "{whom}收{pool}里 {points}：先收的一家全收，不封顶",
    "pool shared": "{whom}收{pool}里 {points}：一样大的 {sharers} 家平分 {pool_points}",
    "beaten cap": "{who}输给{whom} {points}：{whom}下注 {stake}，最多赢 {stake}（第 {turn} 个收）",
    "beaten rest": ("{who}输给{whom} {points}：{whom}下注 {stake}，可{who}只剩 {left}（第 {turn} 个收）"),
    "beaten shared": (
        "{who}输给{whom} {points}：{who}还有 {left}，一样大的 {sharers} 家分，{whom}最多 {stake}"
    ),
    "skin cap": (
        "{who}的{skin}归{whom} {points}：{who}丢了，{whom}下注 {stake}，最多收 {stake}（第 {turn} 个收）"
    ),
    "skin rest": "{who}的{skin}归{whom} {points}：{who}丢了，还剩 {left}（第 {turn} 个收）",
    "skin shared": (
        "{who}的{skin}归{whom} {points}：{who}丢了还有 {left}，一样大的 {sharers} 家分，{whom}最多 {stake}"
    ),
    "skin left": "{who}的{skin}留在{pool}里 {points}：剩下的都是{sanhua}，没人收，下一盘再说",
    "pool_return": "{pool}里退给{whom} {points}：收桌，{sharers} 家平分剩下的 {pool_points}",
}


EN: dict[str, str] = {
    "mango knockout": (
        "{who} puts in a {mango} of {points}: the last hand was a knockout, so everyone but its winner does"
    ),
    "mango passed": ("{who} puts in a {mango} of {points}: the last hand was passed out, so everyone does"),
    "mango lap": ("{who} puts in a {mango} of {points}: in the final lap everyone dealt in does, every hand"),
    "ante": "{who} puts in the {ante}, {points}: everyone does before the deal",
    "ante_return passed": "{whom} gets the {ante} back, {points}: the hand was passed out",
    "ante_return sanhua": "{whom} gets the {ante} back, {points}: {sanhua} neither win nor lose",
    "pool": "{whom} takes {points} from the {pool}: the first taker gets all of it, without a cap",
    "pool shared": ("{whom} takes {points} from the {pool}: {sharers} equal hands share its {pool_points}"),
    "beaten cap": (
        "{who} loses {points} to {whom}: "
        "{whom} staked {stake} and can win no more than that (taker no. {turn})"
    ),
    "beaten rest": (
        "{who} loses {points} to {whom}: "
        "{whom} staked {stake}, but {who} had only {left} left (taker no. {turn})"
    ),
    "beaten shared": (
        "{who} loses {points} to {whom}: "
        "{sharers} equal hands share the {left} {who} had, {whom} at most {stake}"
    ),
    "skin cap": (
        "{who}'s fold gives {whom} {points}: "
        "{whom} staked {stake} and can take no more than that (taker no. {turn})"
    ),
    "skin rest": ("{who}'s fold gives {whom} {points}: all {who} had left was {left} (taker no. {turn})"),
    "skin shared": (
        "{who}'s fold gives {whom} {points}: "
        "{sharers} equal hands share the {left} left, {whom} at most {stake}"
    ),
    "skin left": ("{who}'s fold leaves {points} in the {pool}: only {sanhua} are left and nobody takes"),
    "pool_return": (
        "{whom} gets {points} back from the {pool}: at the close {sharers} share its {pool_points}"
    ),
}
