import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { listInvestigations } from '@omsorg/contract/investigations/investigation/list-investigations.ts'
import { readInvestigation } from '@omsorg/contract/investigations/investigation/read-investigation.ts'
import { useLocation } from '@tanstack/react-router'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { investigationView, openedBy } from './investigation-address.ts'
import { InvestigationForm } from './InvestigationForm.tsx'
import { ShownInvestigation } from './ShownInvestigation.tsx'

/** One investigation of a person in an area: the form is empty, or of the one that the address asks for. */
export function InvestigationPage() {
  const { careRecipientId, therapyArea, editMode } = useParameters('ProductSelectionInvestigation')
  const { investigation } = investigationView.read(useLocation().searchStr)
  const t = useAllTexts()
  const silent = { silent: true }
  const person = useAnswer(readCareRecipient, { params: { id: careRecipientId } }, silent)
  const list = useAnswer(
    listInvestigations,
    { params: { careRecipientId }, query: { therapyArea, pageSize: 10 } },
    { ...silent, anew: true },
  )
  const rows = list.data?.entities ?? []
  const chosen = openedBy({ editMode, investigation }, rows)
  const stored = useAnswer(
    readInvestigation,
    { params: { id: chosen ?? 1 } },
    { ...silent, enabled: chosen !== null && list.data !== undefined, anew: true },
  )
  const title = t.investigations.page.title({ area: t.therapyAreas.names[therapyArea] })
  const waiting = !person.data ? person : !list.data ? list : chosen !== null && !stored.data ? stored : null
  if (waiting || !person.data || !list.data) {
    return (
      <Page title={title}>
        <InsteadOfAnswer answer={waiting ?? person} />
      </Page>
    )
  }
  const shown = chosen === null ? null : (stored.data ?? null)
  const begin = list.data.can.begin
  const props = {
    person: person.data,
    therapyArea,
    title,
    earlier: rows.filter(({ investigationId }) => investigationId !== shown?.investigationId),
  }
  const isOpen = shown === null ? begin.allowed : shown.status === 'in-progress' && shown.can.change.allowed
  const reload = () => void Promise.all([list.refetch(), stored.refetch()])
  return isOpen ? (
    <InvestigationForm key={shown?.rowVersion ?? 'new'} {...props} stored={shown} onReload={reload} />
  ) : (
    <ShownInvestigation
      {...props}
      stored={shown}
      readOnly={shown ? shown.can.change.reason : begin.reason}
      onChanged={reload}
    />
  )
}
