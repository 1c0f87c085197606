import { readPrescribingBasis } from '@omsorg/contract/prescriptions/prescription/read-prescribing-basis.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { useAllTexts, useLanguage } from '../../../../platform/texts.tsx'
import { useParameters } from '../../../../platform/routing/use-parameters.ts'
import { PrescriptionPage } from '../PrescriptionPage.tsx'
import { BlockedPage } from './BlockedPage.tsx'
import type { Basis } from './form/basis.ts'
import { beginAnew } from './form/beginning.ts'
import { fieldsOfDraft } from './form/draft.ts'
import { NotReady } from './NotReady.tsx'
import { PrescriptionWizard } from './PrescriptionWizard.tsx'
import { readPrescriptionAddress } from './prescription-path.ts'
import { type KeptDraft, useKeptDraft, type Whose } from './use-kept-draft.ts'

/** Prescribing for one person in one area: a new prescription, or the one that the address names. */
export function PrescriptionWizardPage() {
  const { careRecipientId, therapyArea } = useParameters('PrescriptionWizard')
  const address = readPrescriptionAddress(useLocation().searchStr)
  const whose = { careRecipientId, therapyArea }
  const key = `${careRecipientId} ${therapyArea}`
  return address ? (
    <PrescriptionPage key={`${key} ${address.prescriptionId} ${address.doing}`} whose={whose} address={address} />
  ) : (
    <NewPrescription key={key} whose={whose} />
  )
}

function NewPrescription({ whose }: { readonly whose: Whose }) {
  const t = useAllTexts()
  const { data, error, isFetching, refetch } = useAnswer(readPrescribingBasis, { params: whose }, { silent: true })
  // What is filled in belongs to one answer: a later one could contradict it.
  const [ground, setGround] = useState<Basis | null>(null)
  const { draft, askAnew } = useKeptDraft(whose, null)
  if (!ground && data && !isFetching) setGround(data)
  if (!ground || draft === undefined) {
    return (
      <NotReady title={t.screens.prescriptionWizard} error={isFetching ? null : error} onRetry={() => void refetch()} />
    )
  }
  const { prescribe } = ground.can
  if (prescribe.reason) return <BlockedPage basis={ground} block={prescribe.reason} />
  const reload = () => {
    setGround(null)
    askAnew()
    void refetch()
  }
  return <Begun basis={ground} draft={draft} onReload={reload} />
}

interface BegunProps {
  readonly basis: Basis
  readonly draft: KeptDraft | null
  readonly onReload: () => void
}

function Begun({ basis, draft, onReload }: BegunProps) {
  const locale = cultureOf(useLanguage().language)
  const [begun] = useState(() => {
    const anew = beginAnew(basis, locale)
    const fields = draft && fieldsOfDraft(draft, { basis, stored: null }, anew, locale)
    return fields && draft
      ? { beginning: { fields, step: draft.step }, leftOn: draft.savedOn }
      : { beginning: { fields: anew, step: 'use' as const }, leftOn: null }
  })
  return <PrescriptionWizard basis={basis} stored={null} {...begun} onReload={onReload} />
}
