/** The frame of a correct deal, as text. */
export const DEALT =
  'stock: full\nt1: 7d\nt2: ## Ad\nt3: ## ## Ah\nt4: ## ## ## 4c\nt5: ## ## ## ## Ts\nt6: ## ## ## ## ## Qd\n' +
  't7: ## ## ## ## ## ## 5d\nmoves: 0';
