import type { ReactNode } from 'react'
import { RouteLink } from '../../platform/routing/navigation.tsx'
import { pathTo } from '../../platform/routing/paths.ts'
import type { SessionUser } from '../../platform/session/session-user.ts'
import { useMembership } from '../../platform/session/use-membership.ts'
import { useSessionUser } from '../../platform/session/use-session.ts'
import { useTexts } from '../../platform/texts.tsx'
import { Breadcrumb } from '../../ui/layout/Page.tsx'

interface CarePlaceBreadcrumbProps {
  /** Whose page is open below the list; null while that is not known. Without it the list itself is open. */
  readonly here?: ReactNode
}

/** Where one works, and on the page of a person the way back to the list. */
export function CarePlaceBreadcrumb(props: CarePlaceBreadcrumbProps) {
  const user = useSessionUser()
  return user && <Places user={user} {...props} />
}

function Places({ user, here }: CarePlaceBreadcrumbProps & { readonly user: SessionUser }) {
  const t = useTexts()
  const nodes = useMembership(user) ?? []
  const place = nodes.find(({ label, id }) => label === 'CarePlace' && id === user.carePlaceId)
  const client = nodes.find(({ label, id }) => label === 'Client' && id === user.clientId)
  const label = t.shell.breadcrumbs
  if (here === undefined) {
    return <Breadcrumb label={label} links={client ? [client.name] : []} here={place?.name ?? '\u00a0'} />
  }
  const list = user.application === 'CSP' ? pathTo('CSPCareRecipient') : pathTo('CareRecipientMain')
  const people = (
    <RouteLink key="list" to={list}>
      {t.careRecipients.list.title}
    </RouteLink>
  )
  return <Breadcrumb label={label} links={place ? [place.name, people] : [people]} here={here} />
}
