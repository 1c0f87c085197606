import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readCarePlace } from '@omsorg/contract/organisation/care-place/read-care-place.ts'
import { updateCarePlace } from '@omsorg/contract/organisation/care-place/update-care-place.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { RecordForm } from '../record/RecordForm.tsx'
import { useSavedRecord } from '../record/use-saved-record.ts'
import { SettingsAnswer } from '../setting/SettingsAnswer.tsx'
import type { ClientTree } from '../tree/client-tree.ts'
import { placeOf, valuesOf } from './place-values.ts'
import { PlaceFields } from './PlaceFields.tsx'

/** What a care place is called, and how it is reached (A-2.7-28). */
export default function EditCarePlace({ node, tree }: ActionScreenProps<'CarePlace'>) {
  const title = useAllTexts().organisation.actionNames.EditCarePlace
  const answer = useAnswer(readCarePlace, { params: { carePlaceId: node.id } }, { anew: true })
  return (
    <SettingsAnswer title={title} answer={answer}>
      {answer.data && <KnownPlace place={answer.data} tree={tree} />}
    </SettingsAnswer>
  )
}

interface KnownPlaceProps {
  readonly place: AnswerOf<typeof readCarePlace>
  readonly tree: ClientTree
}

function KnownPlace({ place, tree }: KnownPlaceProps) {
  const t = useAllTexts()
  const { place: words } = t.organisationClients
  const { id, clientId, careUnitId } = place
  const record = useSavedRecord(() => recordOf(place))
  const form = useForm(updateCarePlace, {
    id: 'place',
    tidy: { name: capitalisedName },
    initial: record.saved,
    toSend: (values) => ({
      input: { id, clientId, careUnitId, ...placeOf(values), rowVersion: record.version.current },
    }),
    resolves: ['stale'],
    done: words.saved,
    outdates: [readCarePlace],
  })

  const detail = form.notDone?.reason === 'stale' ? form.notDone.detail : null
  return (
    <RecordForm
      title={t.organisation.actionNames.EditCarePlace}
      {...{ form, record, recordOf }}
      onKept={({ name }) => tree.rename(id, name)}
      labels={{ name: words.name, email: words.email, phone: words.phone }}
      theirs={detail && { ...recordOf(detail), changed: detail.changed }}
    >
      <PlaceFields name={form.field('name')} email={form.field('email')} phone={form.field('phone')} />
    </RecordForm>
  )
}

function recordOf(place: Parameters<typeof valuesOf>[0] & { readonly rowVersion: number }) {
  return { values: valuesOf(place), rowVersion: place.rowVersion }
}
