import type { RecipientPage } from '@omsorg/contract/care-recipients/recipient/recipient-page.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge, type Tone } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import { type useRecipientHere, useCareRecipient } from '../../care-recipients/index.ts'

type LeanStatus = RecipientPage['settings']['areas'][number]['prescription']

const tones: Record<LeanStatus, Tone> = { 'not-created': 'quiet', active: 'fresh', closed: 'quiet' }

/** For whoever may not read what is prescribed: whether there is a prescription, area by area. */
export function LeanPrescriptions({ here }: { readonly here: ReturnType<typeof useRecipientHere> }) {
  const t = useAllTexts()
  const { notCreated, active, closed } = t.statuses.leanPrescription
  const words: Record<LeanStatus, string> = { 'not-created': notCreated, active, closed }
  const areas = useCareRecipient(here).data?.settings.areas ?? []
  return (
    <Card title={t.renewing.history.title} padded="stack">
      <p>{t.renewing.blocks['reading-right-missing']}</p>
      <DefinitionList
        items={areas.map(({ therapyArea, prescription }) => ({
          key: therapyArea,
          label: t.therapyAreas.names[therapyArea],
          value: <Badge tone={tones[prescription]}>{words[prescription]}</Badge>,
        }))}
      />
    </Card>
  )
}
