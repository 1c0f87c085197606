import type { ReactNode } from 'react'
import { RouteLink } from '../../../platform/navigation.tsx'
import { pathTo } from '../../../platform/paths.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { Breadcrumb } from '../../../ui/Page.tsx'
import type { Basis } from './form/basis.ts'
import { nameOf } from './words/person-text.ts'

interface PrescribeBreadcrumbProps {
  readonly person: Basis['careRecipient']
  readonly here: ReactNode
}

export function PrescribeBreadcrumb({ person, here }: PrescribeBreadcrumbProps) {
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
          {nameOf(person, t)}
        </RouteLink>,
      ]}
      here={here}
    />
  )
}
