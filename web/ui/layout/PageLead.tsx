import { type ReactNode, createContext, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { Page, type PageProps } from './Page.tsx'

const LeadPlace = createContext<HTMLElement | null>(null)

/** A page whose tabs each say the lead under its title. Its line is kept free until the tab has said it. */
export function PageOfTabs({ children, ...head }: Omit<PageProps, 'lead'>) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <Page {...head} lead={<span ref={setPlace} />}>
      <LeadPlace value={place}>{children}</LeadPlace>
    </Page>
  )
}

/** The lead of the page, said by the tab that is open. */
export function PageLead({ children }: { readonly children: ReactNode }) {
  const place = use(LeadPlace)
  return place && createPortal(children, place)
}
