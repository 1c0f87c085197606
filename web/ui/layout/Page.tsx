import { type ReactNode, useLayoutEffect, useRef } from 'react'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Icon } from '../picture/Icon.tsx'
import { PageTitle } from './PageTitle.tsx'
import css from './Page.module.css'

export interface PageProps {
  breadcrumb?: ReactNode
  title: ReactNode
  lead?: ReactNode
  /** The one filled button of the page. Below 701 px it sticks to the bottom of the window. */
  action?: ReactNode
  /** Stands at the right of the title beside the action: a stepper, outlined buttons. */
  aside?: ReactNode
  children?: ReactNode
}

export function Page({ breadcrumb, title, lead, action, aside, children }: PageProps) {
  return (
    <main ref={useKeptFocus()} className={css.page} id="main" tabIndex={-1}>
      {breadcrumb}
      <div className={css.head}>
        <div className={css.words}>
          <PageTitle>{title}</PageTitle>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {aside && <div className={css.aside}>{aside}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
      {children}
    </main>
  )
}

/** Keeps the one filled button at the lower edge of a phone's window. */
export const lowerEdge = css.action ?? ''

export interface BarePageProps {
  breadcrumb?: ReactNode
  children: ReactNode
}

/** A page whose title stands in a HeadCard or beside a tree. */
export function BarePage({ breadcrumb, children }: BarePageProps) {
  return (
    <main ref={useKeptFocus()} className={css.page} id="main" tabIndex={-1}>
      {breadcrumb}
      {children}
    </main>
  )
}

let lastHadFocus = false

/** A page that takes the place of one with the focus, as an answer does of its skeleton, has the focus in its turn. */
function useKeptFocus() {
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = main
    if (lastHadFocus && document.activeElement === document.body) current?.focus()
    lastHadFocus = false
    return () => {
      lastHadFocus = current !== null && document.activeElement === current
    }
  }, [])
  return main
}

export interface BreadcrumbProps {
  label: string
  /** Links, the nearest last. */
  links: readonly ReactNode[]
  /** Where one is; not a link. */
  here?: ReactNode
}

export function Breadcrumb({ label, links, here }: BreadcrumbProps) {
  return (
    <nav className={css.breadcrumb} aria-label={label}>
      <ol>
        {links.map((link, at) => (
          <li key={at}>
            {link}
            {(at < links.length - 1 || here) && <Icon size={14} of={<IconChevronRight />} />}
          </li>
        ))}
        {here && <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  )
}
