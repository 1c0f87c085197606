import { readPrescribingBasis } from '@omsorg/contract/prescriptions/prescription/read-prescribing-basis.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { useParameters } from '../../../../platform/routing/use-parameters.ts'
import { useAllTexts, useLanguage } from '../../../../platform/texts.tsx'
import { PrescriptionPage } from '../PrescriptionPage.tsx'
import { BlockedPage } from './BlockedPage.tsx'
import type { Basis } from './form/basis.ts'
import { beginAnew } from './form/beginning.ts'
import { startedDraft } from './form/draft.ts'
import { PageLoading } from './PageLoading.tsx'
import { prescriptionAddress } from './prescription-path.ts'
import { PrescriptionWizard } from './PrescriptionWizard.tsx'
import { useSavedDraft, type Whose } from './use-saved-draft.ts'

/** Prescribing for one person in one area: a new prescription, or the one that the address names. */
export function PrescriptionWizardPage() {
  const { careRecipientId, therapyArea } = useParameters('PrescriptionWizard')
  const { prescription, do: mode } = prescriptionAddress.read(useLocation().searchStr)
  const whose = { careRecipientId, therapyArea }
  const key = `${careRecipientId} ${therapyArea}`
  return prescription === null ? (
    <NewPrescription key={key} whose={whose} />
  ) : (
    <PrescriptionPage key={`${key} ${prescription} ${mode}`} whose={whose} prescriptionId={prescription} mode={mode} />
  )
}

function NewPrescription({ whose }: { readonly whose: Whose }) {
  const t = useAllTexts()
  const locale = cultureOf(useLanguage().language)
  const { data, error, isFetching, refetch } = useAnswer(readPrescribingBasis, { params: whose }, { silent: true })
  // What is filled in belongs to one answer: a later one could contradict it.
  const [basis, setBasis] = useState<Basis | null>(null)
  const { draft, askAnew } = useSavedDraft(whose, null)
  if (!basis && data && !isFetching) setBasis(data)
  if (!basis || draft === undefined) {
    const retry = () => void refetch()
    return <PageLoading title={t.screens.prescriptionWizard} error={isFetching ? null : error} onRetry={retry} />
  }
  const { prescribe } = basis.can
  if (prescribe.reason) return <BlockedPage basis={basis} block={prescribe.reason} />
  const reload = () => {
    setBasis(null)
    askAnew()
    void refetch()
  }
  const started = startedDraft(draft, { basis, stored: null }, beginAnew(basis, locale), locale)
  return <PrescriptionWizard basis={basis} stored={null} started={started} onReload={reload} />
}
