import { readPrescribingBasis } from '@omsorg/contract/prescriptions/prescribing-basis.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useAnswer } from '../../../platform/query.ts'
import { useAllTexts, useLanguage } from '../../../platform/texts.tsx'
import { useParameters } from '../../../platform/use-parameters.ts'
import { PrescriptionPage } from '../prescription/PrescriptionPage.tsx'
import { BlockedPage } from './BlockedPage.tsx'
import type { Basis } from './form/basis.ts'
import { beginAnew } from './form/beginning.ts'
import { NotReady } from './NotReady.tsx'
import { PrescriptionWizard } from './PrescriptionWizard.tsx'
import { readPrescriptionAddress } from './prescription-path.ts'

interface Whose {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea
}

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
  // What is filled in stands on one answer: a later one would change the ground under it.
  const [ground, setGround] = useState<Basis | null>(null)
  if (!ground && data && !isFetching) setGround(data)
  if (!ground) {
    return (
      <NotReady title={t.screens.prescriptionWizard} error={isFetching ? null : error} onRetry={() => void refetch()} />
    )
  }
  const { prescribe } = ground.can
  if (prescribe.reason) return <BlockedPage basis={ground} block={prescribe.reason} />
  return <Begun basis={ground} onReload={() => setGround(null)} />
}

function Begun({ basis, onReload }: { readonly basis: Basis; readonly onReload: () => void }) {
  const { language } = useLanguage()
  const [begun] = useState(() => beginAnew(basis, cultureOf(language)))
  return <PrescriptionWizard basis={basis} stored={null} begun={begun} onReload={onReload} />
}
