import { changeStatus } from '@omsorg/contract/investigations/investigation/change-status.ts'
import { listInvestigations } from '@omsorg/contract/investigations/investigation/list-investigations.ts'
import { readInvestigation } from '@omsorg/contract/investigations/investigation/read-investigation.ts'
import { updateValidTo } from '@omsorg/contract/investigations/investigation/update-valid-to.ts'
import type { InvestigationView } from '@omsorg/contract/investigations/investigation/investigation-view.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { DayField } from '../../../platform/DayField.tsx'
import { FormDialog } from '../../../platform/forms/FormDialog.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { columns } from '../../../ui/layout/Columns.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { PersonBreadcrumb } from '../../care-recipients/index.ts'
import { EarlierCard } from './EarlierCard.tsx'
import { InvestigationFacts } from './InvestigationFacts.tsx'
import { leadOf, type InvestigationPageProps } from './page-parts.ts'
import { toneOfStatus } from './status-tone.ts'
import css from './Investigation.module.css'

interface ShownProps extends InvestigationPageProps {
  readonly readOnly: 'not-investigator' | 'person-inactive' | null
  readonly onChanged: () => void
}

/** An investigation that is not filled in now: what it says, and what may still be done with it. */
export function ShownInvestigation({ person, therapyArea, title, earlier, stored, readOnly, onChanged }: ShownProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.investigations
  const { careRecipientId } = person
  const breadcrumb = <PersonBreadcrumb person={person} here={title} />
  if (!stored) {
    return (
      <Page breadcrumb={breadcrumb} title={title}>
        {readOnly && <Notice tone="info">{words.list.readOnly[readOnly]}</Notice>}
        <Empty title={words.page.none}>{words.page.noneNext}</Empty>
      </Page>
    )
  }
  const { status, investigationId } = stored
  const canSuggest = therapyArea === 'Incontinence' && (status === 'active' || status === 'inactive')
  return (
    <Page
      breadcrumb={breadcrumb}
      title={title}
      lead={leadOf(stored, t, f)}
      aside={<Badge tone={toneOfStatus[status]}>{t.statuses.investigation[status]}</Badge>}
      action={
        canSuggest && (
          <RouteButton variant="primary" to={pathTo('ProductSelectionGuided', { investigationId })}>
            {words.page.suggestions}
          </RouteButton>
        )
      }
    >
      {(readOnly || status === 'interrupted') && (
        <div className={css.notices}>
          {readOnly && <Notice tone="info">{words.list.readOnly[readOnly]}</Notice>}
          {status === 'interrupted' && <Notice tone="soon">{words.page.interrupted}</Notice>}
        </div>
      )}
      <div className={columns}>
        <div className="o-stack">
          <InvestigationFacts stored={stored} />
          {!readOnly && <Changes stored={stored} onChanged={onChanged} />}
        </div>
        <div className="o-stack">
          {earlier.length > 0 && <EarlierCard whose={{ careRecipientId, therapyArea }} rows={earlier} />}
        </div>
      </div>
    </Page>
  )
}

interface ChangesProps {
  readonly stored: InvestigationView
  readonly onChanged: () => void
}

/** Resuming asks nothing; what ends it is asked about before. */
function Changes({ stored, onChanged }: ChangesProps) {
  const [t] = useTextsAndFormat()
  const words = t.investigations.page
  const { investigationId, next, status } = stored
  const outdates = [listInvestigations, readInvestigation]
  const action = useAction(changeStatus, { outdates })
  const [asks, setAsks] = useState<'closed' | 'end' | null>(null)
  const isDiscarded = status === 'interrupted'

  async function to(wanted: 'in-progress' | 'closed'): Promise<void> {
    const done = await action.run({ input: { investigationId, status: wanted } })
    setAsks(null)
    if (done?.ok) onChanged()
  }

  return (
    <div className="o-row-8">
      {next.includes('in-progress') && (
        <Button variant="tinted" busy={action.busy} onClick={() => void to('in-progress')}>
          {words.resume}
        </Button>
      )}
      {status === 'active' && <Button onClick={() => setAsks('end')}>{words.validTo}</Button>}
      {next.includes('closed') && (
        <Button variant="danger" onClick={() => setAsks('closed')}>
          {isDiscarded ? words.discard : words.close}
        </Button>
      )}
      {asks === 'closed' && (
        <ActionDialog
          title={isDiscarded ? words.discardQuestion : words.closeQuestion}
          action={isDiscarded ? words.discard : words.close}
          danger
          busy={action.busy}
          onAction={() => to('closed')}
          onClose={() => setAsks(null)}
        >
          <p>{isDiscarded ? words.discardBody : words.closeBody}</p>
        </ActionDialog>
      )}
      {asks === 'end' && (
        <EndDialog
          stored={stored}
          onClose={() => {
            setAsks(null)
            onChanged()
          }}
        />
      )}
    </div>
  )
}

function EndDialog({ stored, onClose }: { readonly stored: InvestigationView; readonly onClose: () => void }) {
  const [t] = useTextsAndFormat()
  const words = t.investigations
  const { investigationId, validFrom } = stored
  const form = useForm(updateValidTo, {
    id: 'end',
    initial: { validTo: stored.validTo },
    toSend: ({ validTo }) => ({ input: { investigationId, validTo: readDay(validTo) ?? validTo } }),
    rules: ({ validTo }) => {
      const day = readDay(validTo)
      return day && day < validFrom ? [{ at: 'validTo', text: t.investigations.valid.endsBefore }] : []
    },
    outdates: [listInvestigations, readInvestigation],
  })
  return (
    <FormDialog form={form} title={words.page.validTo} action={t.common.actions.change} onClose={onClose}>
      <DayField label={words.valid.to} {...form.field('validTo')} />
    </FormDialog>
  )
}
