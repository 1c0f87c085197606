import { ReportPage } from '../report/ReportPage.tsx'
import { ReportSentPage } from '../report/ReportSentPage.tsx'
import type { Stop } from '../way/way.ts'
import { ParcelPage } from './ParcelPage.tsx'
import { ParcelListPage } from './ParcelListPage.tsx'

/** Parcels and what is said of them, which travel together. */
export default function ParcelPages({ stop }: { readonly stop: Stop }) {
  if (stop === 'report') return <ReportPage />
  if (stop === 'report-sent') return <ReportSentPage />
  if (stop === 'parcel') return <ParcelPage />
  return <ParcelListPage />
}
