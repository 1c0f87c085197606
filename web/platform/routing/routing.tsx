import {
  type AnyRoute,
  type AsyncRouteComponent,
  type RouteComponent,
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { guardRoute } from './guarding.ts'
import { speakFully, speakOfCare } from '../language.ts'
import { type RouteName, pathTo } from './paths.ts'
import { everyOtherAddress, readable, routerPath } from './router-path.ts'
import { Root } from '../shell/Root.tsx'

/** What the shell needs to know about a route. */
export interface RouteTraits {
  readonly name?: RouteName
  /** Hides the navigation bar (A-2.1-02). */
  readonly hideNavigation?: true
  /** Opens another route in its place. */
  readonly leadsTo?: RouteName
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteTraits {}
}

/** Makes a route below the one that holds it. */
export type RouteMaker = (parent: AnyRoute) => AnyRoute

export type Screen = RouteComponent | AsyncRouteComponent<object>

const NotFound = lazyRouteComponent(() => import('../shell/NotFound.tsx'), 'NotFound')

export const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFound })

/**
 * A screen behind its guard. An address whose parameters cannot be read does not match, which shows the not-found page
 * before any call is made (O-2-01).
 */
export function screen(name: RouteName, component: Screen, traits: Omit<RouteTraits, 'name'> = {}): RouteMaker {
  return (parent) =>
    createRoute({
      getParentRoute: () => parent,
      path: routerPath(name),
      staticData: { name, ...traits },
      component,
      params: { parse: readable(name) },
      beforeLoad: ({ location }) => guardRoute(name, location.href),
    })
}

/** A route that leads on to another one, after its own guard. */
export function forward(name: RouteName, to: RouteName & ForwardTarget): RouteMaker {
  return (parent) =>
    createRoute({
      getParentRoute: () => parent,
      path: routerPath(name),
      staticData: { name, leadsTo: to },
      beforeLoad: async ({ location }) => {
        await guardRoute(name, location.href)
        throw redirect({ to: pathTo(to), replace: true })
      },
    })
}

type ForwardTarget =
  | 'OrganizationsClients'
  | 'ManageNewsList'
  | 'CSPCareRecipient'
  | 'CSPOrganizationsClients'
  | 'CSPUtilitiesItemReplacement'

/** A frame that stays while its children change, such as the head and the tabs of a care recipient. */
export function frame(id: string, component: Screen | undefined, children: readonly RouteMaker[]): RouteMaker {
  return (parent) => {
    const own: AnyRoute = createRoute({ getParentRoute: () => parent, id, ...(component ? { component } : {}) })
    return own.addChildren(children.map((make) => make(own)))
  }
}

/** A screen that says no more than the first ones do, in a chunk of its own. */
export const firstPage = lazyRouteComponent

/**
 * A screen in a chunk of its own, with all words fetched beside it:
 * `page(() => import('./features/orders/OrderOverviewPage.tsx'), 'OrderOverviewPage')`.
 */
export function page<Module extends Record<string, unknown>, Name extends keyof Module = 'default'>(
  load: () => Promise<Module>,
  name?: Name,
) {
  return lazyRouteComponent(async () => (await Promise.all([load(), speakFully()]))[0], name)
}

/** A screen of daily care in a chunk of its own, with the words of daily care alone: the others would hold it up. */
export function carePage<Module extends Record<string, unknown>, Name extends keyof Module = 'default'>(
  load: () => Promise<Module>,
  name?: Name,
) {
  return lazyRouteComponent(async () => (await Promise.all([load(), speakOfCare()]))[0], name)
}

export function routes(...makers: readonly RouteMaker[]): AnyRoute {
  const notFound = createRoute({ getParentRoute: () => rootRoute, path: everyOtherAddress, component: NotFound })
  return rootRoute.addChildren([...makers.map((make) => make(rootRoute)), notFound])
}
