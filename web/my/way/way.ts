import { focusPage } from '../../ui/layout/page-focus.ts'

/** Every page of the portal by its name. An address tells of nobody and of nothing: which parcel is meant stands beside it. */
const addresses = {
  home: '/my/',
  people: '/my/people',
  order: '/my/order',
  'order-where': '/my/order/where',
  'order-check': '/my/order/check',
  'order-sent': '/my/order/sent',
  parcels: '/my/parcels',
  parcel: '/my/parcel',
  report: '/my/report',
  'report-sent': '/my/report/sent',
  moved: '/my/moved',
  ask: '/my/ask',
  diary: '/my/diary',
  change: '/my/diary/change',
  count: '/my/count',
  looked: '/my/looked',
  details: '/my/details',
  'new-contact': '/my/details/new',
  'prove-contact': '/my/details/code',
  consent: '/my/consent',
  devices: '/my/details/devices',
  passkeys: '/my/details/keys',
  passkey: '/my/details/key',
  welcome: '/my/welcome',
  contact: '/my/sign-in/contact',
  code: '/my/sign-in/code',
  'eid-choice': '/my/sign-in/eid',
  eid: '/my/eid',
} as const

export type Stop = keyof typeof addresses

/** What of the sign-in has an address of its own; at every other one a visitor stands at the door. */
export const signInStops = ['welcome', 'contact', 'code', 'eid', 'eid-choice'] as const satisfies readonly Stop[]

export const isSignInStop = (stop: Stop | null): stop is (typeof signInStops)[number] =>
  signInStops.some((each) => each === stop)

/** What a page is about: the id of an order or a request, and the like. It is kept with the page, also over a reload. */
export type About = Readonly<Record<string, string | number>>

export interface Here {
  readonly stop: Stop | null
  readonly about: About
}

const watchers = new Set<() => void>()
let here = read()

function read(): Here {
  const path = location.pathname.toLowerCase().replace(/\/+$/, '')
  const found = (Object.keys(addresses) as Stop[]).find((stop) => addresses[stop].replace(/\/+$/, '') === path)
  const state: unknown = history.state
  const about = typeof state === 'object' && state !== null && 'about' in state ? (state.about as About) : {}
  return { stop: found ?? null, about }
}

function follow(): void {
  here = read()
  for (const watch of watchers) watch()
}

addEventListener('popstate', follow)

export const hereNow = (): Here => here

export const isStop = (name: string): name is Stop => name in addresses

export const addressOf = (stop: Stop): string => addresses[stop]

export function watchWay(change: () => void): () => void {
  watchers.add(change)
  return () => watchers.delete(change)
}

interface GoOptions {
  readonly about?: About
  /** Takes the place of the page that is shown, so that going back does not lead to it. */
  readonly replace?: boolean
}

/** Another page begins at its top and its title; one that is shown anew stays where it is. */
export function go(stop: Stop, { about = {}, replace = false }: GoOptions = {}): void {
  const isSame = replace && stop === here.stop
  history[replace ? 'replaceState' : 'pushState']({ about }, '', addresses[stop])
  follow()
  if (isSame) return
  scrollTo(0, 0)
  focusPage()
}

/** Somebody is in: what was asked for takes the place of the page by which they came, and its title has the focus. */
export function arriveAt(stop: Stop): void {
  go(stop, { replace: true })
  scrollTo(0, 0)
  focusPage()
}
