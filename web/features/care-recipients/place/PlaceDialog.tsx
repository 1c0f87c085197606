import { listCarePlaceTargets } from '@omsorg/contract/care-recipients/place/list-care-place-targets.ts'
import { copyToCarePlace } from '@omsorg/contract/care-recipients/place/copy-to-care-place.ts'
import { moveToCarePlace } from '@omsorg/contract/care-recipients/place/move-to-care-place.ts'
import { useState } from 'react'
import { go } from '../../../platform/routing/navigation.tsx'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { ErrorState } from '../../../ui/feedback/Empty.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { useChange } from '../status/ChangeDialog.tsx'
import type { PersonDialogProps } from '../status/StatusDialogs.tsx'
import { placesToChoose } from './places-to-choose.ts'

interface PlaceDialogProps extends PersonDialogProps {
  readonly kind: 'copy' | 'move'
}

/** Takes a person to another care place as well, or instead: says what happens before it does. */
export function PlaceDialog({ person, here, onClose, kind }: PlaceDialogProps) {
  const t = useAllTexts()
  const words = t.recipientChanges.places
  const targets = useAnswer(listCarePlaceTargets, {}, { silent: true })
  const [chosen, setChosen] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const places = placesToChoose(targets.data?.carePlaces ?? [], person.carePlaces)
  const place = places.find(({ carePlaceId }) => carePlaceId === chosen)
  const said = { place: place?.name ?? '' }
  const copy = useChange(copyToCarePlace, here, words.copied(said))
  const move = useChange(moveToCarePlace, here, words.moved(said))
  const isCopy = kind === 'copy'

  async function act(): Promise<void> {
    setTried(true)
    if (!place) return
    const { careRecipientId, where } = person
    const input = { careRecipientId, fromCarePlaceId: where.carePlaceId, toCarePlaceId: place.carePlaceId }
    const result = await (isCopy ? copy : move).run({ input })
    if (!result?.ok) return
    onClose()
    // Whoever has moved is out of reach from here.
    if (!isCopy) await go('CareRecipientMain')
  }

  return (
    <ActionDialog
      title={isCopy ? words.copyQuestion : words.moveQuestion}
      action={isCopy ? words.copyAction : words.moveAction}
      busy={copy.busy || move.busy}
      onAction={act}
      onClose={onClose}
    >
      <p>{isCopy ? words.copyBody : words.moveBody}</p>
      {targets.isPending && <Skeleton label={t.common.states.loading} kind="line" rows={1} />}
      {targets.error && (
        <ErrorState
          title={t.common.failure.title}
          retryWord={t.common.actions.retry}
          onRetry={() => void targets.refetch()}
          busy={targets.isFetching}
        />
      )}
      {targets.data &&
        (places.length > 0 ? (
          <SearchSelect
            label={words.place}
            help={words.placeHelp}
            required={t.common.states.required}
            options={places.map(({ carePlaceId, label }) => ({ value: carePlaceId, label }))}
            value={chosen}
            onChange={setChosen}
            nothingFound={words.nothingFound}
            error={tried && chosen === null ? words.choose : undefined}
          />
        ) : (
          <Notice tone="info">{words.none}</Notice>
        ))}
    </ActionDialog>
  )
}
