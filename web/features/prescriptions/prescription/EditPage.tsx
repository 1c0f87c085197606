import { cultureOf } from '@omsorg/texts/language.ts'
import { useState } from 'react'
import { useLanguage } from '../../../platform/texts.tsx'
import { BlockedPage } from '../wizard/BlockedPage.tsx'
import { beginFrom } from '../wizard/form/beginning.ts'
import { PrescriptionWizard } from '../wizard/PrescriptionWizard.tsx'
import { blockOfChange } from './block-of-change.ts'
import type { Ground } from './PrescriptionPage.tsx'
import { PrescriptionView } from './PrescriptionView.tsx'

/** The wizard over a prescription that stands: a preliminary one as a whole, a running one within its limits. */
export function EditPage({ ground }: { readonly ground: Ground }) {
  const { basis, stored, reload } = ground
  const { language } = useLanguage()
  const [begun] = useState(() => beginFrom(basis, stored, cultureOf(language)))
  const { reason } = basis.can.prescribe
  if (reason) return <BlockedPage basis={basis} block={reason} />
  if (blockOfChange(stored) === 'ended') return <PrescriptionView ground={ground} />
  return <PrescriptionWizard basis={basis} stored={stored} begun={begun} onReload={reload} />
}
