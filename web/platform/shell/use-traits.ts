import { useRouterState } from '@tanstack/react-router'
import type { RouteTraits } from '../routing/routing.tsx'

const none: RouteTraits = {}

/** What the route that is open says about itself. */
export function useTraits(): RouteTraits {
  return useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData ?? none })
}
