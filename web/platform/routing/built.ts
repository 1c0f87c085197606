import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { RouteName } from './paths.ts'
import type { RouteTraits } from './routing.tsx'

/** The routes that have their screen. At the address of the others a page says what will be there; no menu leads to them. */
export function builtRoutes(router: Pick<AnyRouter, 'routesById'>): ReadonlySet<RouteName> {
  const routes = Object.values<{ options: { staticData?: RouteTraits } }>(router.routesById)
  const traits = routes.flatMap(({ options }) => options.staticData ?? [])
  const own = new Set(traits.flatMap(({ name, notBuilt, leadsTo }) => (name && !notBuilt && !leadsTo ? [name] : [])))
  const forwards = traits.flatMap(({ name, leadsTo }) => (name && leadsTo && own.has(leadsTo) ? [name] : []))
  return new Set([...own, ...forwards])
}

export function useBuiltRoutes(): ReadonlySet<RouteName> {
  const router = useRouter()
  return useMemo(() => builtRoutes(router), [router])
}
