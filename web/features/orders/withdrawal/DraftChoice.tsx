import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import { nameOrProtected, PersonBreadcrumb } from '../../care-recipients/index.ts'
import css from './Wizard.module.css'
import type { Proposal } from './proposal.ts'

interface DraftChoiceProps {
  readonly proposal: Proposal
  readonly draft: NonNullable<Proposal['draft']>
  readonly onGoOn: () => void
  readonly onStartAnew: () => void
}

/** An order that was begun earlier is offered; nothing of it is thrown away unasked. */
export function DraftChoice({ proposal, draft, onGoOn, onStartAnew }: DraftChoiceProps) {
  const t = useAllTexts()
  const f = useFormat()
  const words = t.orders.wizard
  return (
    <Page
      breadcrumb={<PersonBreadcrumb person={proposal.careRecipient} here={t.careRecipients.actions.order} />}
      title={words.title({ name: nameOrProtected(proposal.careRecipient, t) })}
    >
      <Card title={<WithDates>{words.draftQuestion({ date: f.dateTime(draft.savedOn) })}</WithDates>} padded>
        <div className={css.stack}>
          <p>{words.draftBody}</p>
          <p className={css.quiet}>{words.startAnewNote}</p>
          <div className={css.row}>
            <Button variant="primary" onClick={onGoOn}>
              {words.goOn}
            </Button>
            <Button onClick={onStartAnew}>{words.startAnew}</Button>
          </div>
        </div>
      </Card>
    </Page>
  )
}
