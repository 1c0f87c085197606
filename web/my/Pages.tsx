import { type ComponentType, lazy, Suspense } from 'react'
import { speakFully } from './language/speaking.ts'
import { HomePage } from './home/HomePage.tsx'
import type { Stop } from './way/way.ts'

type PageOf = ComponentType<{ readonly stop: Stop }>

/** A page further in, with its words. */
function lazyPage(load: () => Promise<{ readonly default: PageOf }>) {
  return lazy(async () => (await Promise.all([load(), speakFully()]))[0])
}

const OrderPages = lazyPage(() => import('./order/OrderPages.tsx'))
const ParcelPages = lazyPage(() => import('./parcel/ParcelPages.tsx'))
const AskPage = lazyPage(() => import('./asking/AskPage.tsx'))
const DiaryPages = lazyPage(() => import('./diary/DiaryPages.tsx'))
const CountPage = lazyPage(() => import('./stock/CountPage.tsx'))
const DetailPages = lazyPage(() => import('./details/DetailPages.tsx'))

const MissingPage = lazy(async () => ({ default: (await import('./shell/MissingPage.tsx')).MissingPage }))

/** The start page travels with the first script; each of the others is fetched when somebody goes there. */
const pages: Partial<Record<Stop, PageOf>> = {
  order: OrderPages,
  'order-where': OrderPages,
  'order-check': OrderPages,
  'order-sent': OrderPages,
  parcels: ParcelPages,
  parcel: ParcelPages,
  report: ParcelPages,
  'report-sent': ParcelPages,
  ask: AskPage,
  diary: DiaryPages,
  change: DiaryPages,
  count: CountPage,
  moved: DetailPages,
  looked: DetailPages,
  details: DetailPages,
  'new-contact': DetailPages,
  'prove-contact': DetailPages,
  consent: DetailPages,
  passkeys: DetailPages,
  passkey: DetailPages,
}

/** Where a sign-in came from leads to the start page afterwards. */
const homes: readonly (Stop | null)[] = ['home', 'welcome', 'contact', 'code', 'eid', 'eid-choice']

export function Pages({ stop }: { readonly stop: Stop | null }) {
  const Page = stop === null ? undefined : pages[stop]
  if (homes.includes(stop)) return <HomePage />
  return <Suspense>{Page && stop !== null ? <Page stop={stop} /> : <MissingPage />}</Suspense>
}
