"""打二毛: levels, the hand, trumps declared, and the referee for one trick (ermao)."""
