import { readSuggestion } from '@omsorg/contract/investigations/guided/read-suggestion.ts'
import { readPrescribingBasis } from '@omsorg/contract/prescriptions/prescription/read-prescribing-basis.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { useParameters } from '../../../../platform/routing/use-parameters.ts'
import { useTextsAndFormat } from '../../../../platform/format.ts'
import { useLanguage } from '../../../../platform/texts.tsx'
import { PrescriptionPage } from '../PrescriptionPage.tsx'
import { BlockedPage } from './BlockedPage.tsx'
import type { Basis } from './form/basis.ts'
import { beginAnew, selectedItems } from './form/beginning.ts'
import { startedDraft } from './form/draft.ts'
import { reasonNote } from './form/reason-note.ts'
import { PageLoading } from './PageLoading.tsx'
import { prescribingFrom, prescriptionAddress } from './prescription-path.ts'
import { PrescriptionWizard } from './PrescriptionWizard.tsx'
import { useSavedDraft, type Whose } from './use-saved-draft.ts'

/** Prescribing for one person in one area: a new prescription, or the one that the address names. */
export function PrescriptionWizardPage() {
  const { careRecipientId, therapyArea } = useParameters('PrescriptionWizard')
  const { searchStr } = useLocation()
  const { prescription, do: mode } = prescriptionAddress.read(searchStr)
  const { investigation } = prescribingFrom.read(searchStr)
  const whose = { careRecipientId, therapyArea }
  const key = `${careRecipientId} ${therapyArea}`
  return prescription === null ? (
    <NewPrescription key={key} whose={whose} investigationId={investigation} />
  ) : (
    <PrescriptionPage key={`${key} ${prescription} ${mode}`} whose={whose} prescriptionId={prescription} mode={mode} />
  )
}

interface NewPrescriptionProps {
  readonly whose: Whose
  /** By whose suggestions the products were chosen; null for none. */
  readonly investigationId: number | null
}

function NewPrescription({ whose, investigationId }: NewPrescriptionProps) {
  const [t, f] = useTextsAndFormat()
  const locale = cultureOf(useLanguage().language)
  const { data, error, isFetching, refetch } = useAnswer(readPrescribingBasis, { params: whose }, { silent: true })
  const suggestion = useAnswer(
    readSuggestion,
    { params: { id: investigationId ?? 1 } },
    { silent: true, enabled: investigationId !== null },
  )
  // What is filled in belongs to one answer: a later one could contradict it.
  const [basis, setBasis] = useState<Basis | null>(null)
  const { draft, askAnew } = useSavedDraft(whose, null)
  if (!basis && data && !isFetching) setBasis(data)
  // Without the reasons the note is blank: prescribing does not wait for what may never come.
  if (!basis || draft === undefined || suggestion.isLoading) {
    const retry = () => void refetch()
    return <PageLoading title={t.screens.prescriptionWizard} error={isFetching ? null : error} onRetry={retry} />
  }
  const { prescribe } = basis.can
  if (prescribe.reason) return <BlockedPage basis={basis} block={prescribe.reason} />
  if (basis.investigation.isRequired && basis.investigation.activeId === null)
    return <BlockedPage basis={basis} block="investigation-missing" />
  const chosenBy = suggestion.data?.careRecipientId === whose.careRecipientId ? investigationId : null
  const reload = () => {
    setBasis(null)
    askAnew()
    void refetch()
  }
  const anew = beginAnew(basis, locale)
  const note = basis.settings.noteEnabled
    ? reasonNote(suggestion.data, whose.careRecipientId, selectedItems(basis, null), t, f)
    : ''
  const started = startedDraft(draft, { basis, stored: null }, { ...anew, note }, locale)
  return (
    <PrescriptionWizard
      basis={{ ...basis, investigationId: chosenBy }}
      stored={null}
      started={started}
      onReload={reload}
    />
  )
}
