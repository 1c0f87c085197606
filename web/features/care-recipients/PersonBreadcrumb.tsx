import type { RecipientView } from '@omsorg/contract/care-recipients/recipient/recipient-view.ts'
import type { ReactNode } from 'react'
import { RouteLink } from '../../platform/routing/navigation.tsx'
import { pathTo } from '../../platform/routing/paths.ts'
import { useTexts } from '../../platform/texts.tsx'
import { Breadcrumb } from '../../ui/layout/Page.tsx'
import { nameOrProtected } from './person-text.ts'

interface PersonBreadcrumbProps {
  readonly person: Pick<RecipientView, 'careRecipientId' | 'firstName' | 'lastName'>
  /** What is open below the page of the person. */
  readonly here: ReactNode
}

/** From what is done for a person the way back to the person, and to the list. */
export function PersonBreadcrumb({ person, here }: PersonBreadcrumbProps) {
  const t = useTexts()
  const { careRecipientId } = person
  return (
    <Breadcrumb
      label={t.shell.breadcrumbs}
      links={[
        <RouteLink key="all" to={pathTo('CareRecipientMain')}>
          {t.careRecipients.list.title}
        </RouteLink>,
        <RouteLink key="person" to={pathTo('CareRecipient', { careRecipientId })}>
          {nameOrProtected(person, t)}
        </RouteLink>,
      ]}
      here={here}
    />
  )
}
