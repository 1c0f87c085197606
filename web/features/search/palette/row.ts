import type { ReactNode } from 'react'
import type { Choosable } from './groups.ts'

/** One line of the palette, and what Enter does with it. */
export interface PaletteRow extends Choosable {
  /** Picture, ring or icon. */
  readonly sign: ReactNode
  readonly title: string
  readonly second?: string | undefined
  /** Status, date or keys at the right. */
  readonly end?: ReactNode
  /** Null where it cannot be done. */
  readonly open: (() => void) | null
  /** Why it cannot be done. */
  readonly reason?: string | undefined
  /** What Ctrl+Enter does. */
  readonly next?: { readonly word: string; readonly open: () => void } | undefined
}
