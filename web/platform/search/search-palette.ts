import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { MembershipNode } from '../session/membership.ts'
import type { SessionUser } from '../session/session-user.ts'
import type { NavigationWord } from '../shell/navigation-words.ts'

export interface PaletteProps {
  readonly user: SessionUser
  readonly nodes: readonly MembershipNode[] | null
  readonly words: readonly NavigationWord[]
  readonly onClose: () => void
}

type Loads = () => Promise<{ readonly default: ComponentType<PaletteProps> }>

let load: Loads | null = null

/** Names what the search of the bar opens: it knows every feature, and the shell knows none. */
export function searchBy(loads: Loads): void {
  load = loads
}

const Nothing: ComponentType<PaletteProps> = () => null

/** Loaded when it is opened first. */
export const Palette: LazyExoticComponent<ComponentType<PaletteProps>> = lazy(
  async () => (await load?.()) ?? { default: Nothing },
)
