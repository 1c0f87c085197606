import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readCarePlace } from '@omsorg/contract/organisation/care-place/read-care-place.ts'
import { updateCarePlace } from '@omsorg/contract/organisation/care-place/update-care-place.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import { useRef, useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { RecordForm } from '../record/RecordForm.tsx'
import { SettingsAnswer } from '../setting/SettingsAnswer.tsx'
import type { ClientTree } from '../tree/client-tree.ts'
import { placeOf, type PlaceValues, valuesOf } from './place-values.ts'
import { PlaceFields } from './PlaceFields.tsx'

/** What a care place is called, and how it is reached (A-2.7-28). */
export default function EditCarePlace({ node, tree }: ActionScreenProps<'CarePlace'>) {
  const title = useAllTexts().organisation.actionNames.EditCarePlace
  const answer = useAnswer(readCarePlace, { params: { carePlaceId: node.id } }, { anew: true })
  return (
    <SettingsAnswer title={title} failed={answer.error ? answer : undefined}>
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
  /** The version over which is saved: that of a later change, once it is seen. */
  const version = useRef(place.rowVersion)
  const [saved, setSaved] = useState(() => valuesOf(place))
  const form = useForm(updateCarePlace, {
    id: 'place',
    tidy: { name: capitalisedName },
    initial: valuesOf(place),
    toSend: (values) => ({ input: { id, clientId, careUnitId, ...placeOf(values), rowVersion: version.current } }),
    resolves: ['stale'],
    done: words.saved,
    outdates: [readCarePlace],
  })

  const { fill } = form

  async function save(): Promise<boolean> {
    const result = await form.submit()
    if (result?.ok) take(valuesOf(result.value), result.value.rowVersion)
    return result?.ok === true
  }

  const detail = form.notDone?.reason === 'stale' ? form.notDone.detail : null
  function take(values: PlaceValues, rowVersion: number): void {
    version.current = rowVersion
    setSaved(values)
    fill(values)
    tree.rename(id, values.name)
  }
  return (
    <RecordForm
      title={t.organisation.actionNames.EditCarePlace}
      typed={form.values}
      saved={saved}
      labels={{ name: words.name, email: words.email, phone: words.phone }}
      theirs={detail && { ...detail, values: valuesOf(detail) }}
      busy={form.busy}
      onSave={save}
      onUndo={() => fill(saved)}
      onKeepMine={({ rowVersion }) => {
        version.current = rowVersion
        void save()
      }}
      onTakeTheirs={({ values, rowVersion }) => {
        take(values, rowVersion)
        form.reset()
      }}
    >
      <PlaceFields name={form.field('name')} email={form.field('email')} phone={form.field('phone')} />
    </RecordForm>
  )
}
