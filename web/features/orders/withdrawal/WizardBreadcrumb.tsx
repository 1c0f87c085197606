import { RouteLink } from '../../../platform/navigation.tsx'
import { pathTo } from '../../../platform/paths.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { Breadcrumb } from '../../../ui/Page.tsx'
import type { Proposal } from './proposal.ts'
import { nameOf } from './words.ts'

export function WizardBreadcrumb({ person }: { readonly person: Proposal['careRecipient'] }) {
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
      here={t.careRecipients.actions.order}
    />
  )
}
