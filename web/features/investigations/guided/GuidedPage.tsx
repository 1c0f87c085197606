import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { readSuggestion } from '@omsorg/contract/investigations/guided/read-suggestion.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { PersonBreadcrumb } from '../../care-recipients/index.ts'
import { investigationPath } from '../investigation/investigation-address.ts'
import { Suggestions } from './Suggestions.tsx'

/** What fits the answers of an investigation. */
export function GuidedPage() {
  const { investigationId } = useParameters('ProductSelectionGuided')
  const t = useAllTexts()
  const words = t.investigations.guided
  const answer = useAnswer(readSuggestion, { params: { id: investigationId } }, { silent: true, keepFormer: true })
  const { data } = answer
  const person = useAnswer(
    readCareRecipient,
    { params: { id: data?.careRecipientId ?? 1 } },
    { silent: true, enabled: data !== undefined },
  )
  if (!data || !person.data) {
    return (
      <Page title={words.title}>
        <InsteadOfAnswer answer={data ? person : answer} />
      </Page>
    )
  }
  const { reason } = data.can.suggest
  const breadcrumb = <PersonBreadcrumb person={person.data} here={words.title} />
  const answers = investigationPath(
    { careRecipientId: data.careRecipientId, therapyArea: 'Incontinence' },
    investigationId,
  )
  if (reason) {
    return (
      <Page breadcrumb={breadcrumb} title={words.title}>
        <Card padded>
          <Empty
            title={words.blocks[reason]}
            action={
              reason !== 'switched-off' && (
                <RouteButton variant="tinted" to={answers}>
                  {t.investigations.page.openIt}
                </RouteButton>
              )
            }
          />
        </Card>
      </Page>
    )
  }
  return <Suggestions breadcrumb={breadcrumb} suggestion={data} answers={answers} />
}
