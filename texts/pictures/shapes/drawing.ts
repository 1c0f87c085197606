/** t is filled with the paper, h with the tint, l is line alone, s the light inside a line. */
type Kind = 't' | 'h' | 'l' | 's'

/** One line on the grid of 64: its kind, its path, and its width and dashes where they are not those of every line. */
export type Stroke = readonly [kind: Kind, path: string, width?: number, dash?: string]

export type Drawing = readonly Stroke[]
