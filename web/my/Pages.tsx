import { type ComponentType, lazy, Suspense, useState } from 'react'
import { speakFully } from './language/speaking.ts'
import { HomePage } from './home/HomePage.tsx'
import { isSignInStop, type Stop } from './way/way.ts'

type PageOf = ComponentType<{ readonly stop: Stop }>

interface FurtherPage {
  readonly Page: PageOf
  readonly load: () => Promise<unknown>
}

/** A page further in, with its words. One that is there is drawn at once: behind a fallback React would hold it back for 300 ms. */
function further(read: () => Promise<{ readonly default: PageOf }>): FurtherPage {
  let there: PageOf | null = null
  const load = async () => {
    const [page] = await Promise.all([read(), speakFully()])
    there = page.default
    return page
  }
  const Later = lazy(load)
  // It stays the same as long as it is shown: another one would begin anew.
  const Page: PageOf = ({ stop }) => {
    const [Shown] = useState<PageOf>(() => there ?? Later)
    return <Shown stop={stop} />
  }
  return { Page, load }
}

const orders = further(() => import('./order/OrderPages.tsx'))
const parcels = further(() => import('./parcel/ParcelPages.tsx'))
const asking = further(() => import('./asking/AskPage.tsx'))
const diary = further(() => import('./diary/DiaryPages.tsx'))
const stock = further(() => import('./stock/CountPage.tsx'))
const details = further(() => import('./details/DetailPages.tsx'))

const MissingPage = lazy(async () => ({ default: (await import('./shell/MissingPage.tsx')).MissingPage }))

/** The start page travels with the first script; each of the others is fetched when somebody goes there. */
const pages: Partial<Record<Stop, FurtherPage>> = {
  order: orders,
  'order-where': orders,
  'order-check': orders,
  'order-sent': orders,
  parcels,
  parcel: parcels,
  report: parcels,
  'report-sent': parcels,
  ask: asking,
  diary,
  change: diary,
  count: stock,
  moved: details,
  looked: details,
  details,
  'new-contact': details,
  'prove-contact': details,
  consent: details,
  devices: details,
  passkeys: details,
  passkey: details,
}

/** Where a sign-in came from leads to the start page afterwards. */
const isHome = (stop: Stop | null) => stop === 'home' || isSignInStop(stop)

/** Loads the page of a stop, for it to be there when it is first drawn. */
export async function loadPage(stop: Stop | null): Promise<void> {
  if (stop !== null) await pages[stop]?.load()
}

export function Pages({ stop }: { readonly stop: Stop | null }) {
  const page = stop === null ? undefined : pages[stop]
  if (isHome(stop)) return <HomePage />
  return <Suspense>{page && stop !== null ? <page.Page stop={stop} /> : <MissingPage />}</Suspense>
}
