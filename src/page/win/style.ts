/** The style sheet in the picture of a won game. */

export interface PictureColors {
  readonly felt: string;
  readonly hasFourColors: boolean;
}

export const styleFor = ({ hasFourColors }: PictureColors): string => `
text { fill: #fff; font-family: system-ui, sans-serif; text-anchor: middle }
.title { font-size: 44px; font-weight: 600 } .result { font-size: 68px; font-weight: 700 } .best { font-size: 38px } .stars { fill: #ffd34d; letter-spacing: 3px }
.paper { fill: #fffdf8; stroke: #0005; stroke-width: .7 }
.suit-0 { --suit: #1d2126 } .suit-1 { --suit: #c4202f }
.suit-2 { --suit: ${hasFourColors ? '#1f5fc4' : '#c4202f'} } .suit-3 { --suit: ${hasFourColors ? '#157a3c' : '#1d2126'} }
path { fill: var(--suit) }
.cloth, .gold, .skin, .badge, .royal { stroke: #1d2126; stroke-width: .8; stroke-linejoin: round }
.gold { fill: #e2b23c } .skin { fill: #f6dcc0 } .royal { fill: #3557a6 } .badge { fill: #fffdf8 } .frame { fill: #e2b23c28; stroke: #3557a6 } .hair { fill: #4a3524 } .fair { fill: #a8692a }
.fold { fill: none; stroke: #e2b23c; stroke-width: 1.2 } .line { fill: none; stroke: #1d2126; stroke-width: 1.4; stroke-linecap: round }`;
