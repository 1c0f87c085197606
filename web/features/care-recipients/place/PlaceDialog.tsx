import { listCarePlaceTargets } from '@omsorg/contract/care-recipients/place/list-care-place-targets.ts'
import { copyToCarePlace } from '@omsorg/contract/care-recipients/place/copy-to-care-place.ts'
import { moveToCarePlace } from '@omsorg/contract/care-recipients/place/move-to-care-place.ts'
import { useState } from 'react'
import { messages } from '../../../platform/messages.ts'
import { go } from '../../../platform/routing/navigation.tsx'
import { useAction, useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ErrorState } from '../../../ui/feedback/Empty.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { changeFailureText } from '../status/change-failure.ts'
import { changeOptionsOf } from '../status/change-options.ts'
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
  const copy = useAction(copyToCarePlace, changeOptionsOf(here))
  const move = useAction(moveToCarePlace, changeOptionsOf(here))
  const [chosen, setChosen] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const places = placesToChoose(targets.data?.carePlaces ?? [], person.carePlaces)

  async function act(): Promise<void> {
    setTried(true)
    const place = places.find(({ carePlaceId }) => carePlaceId === chosen)
    if (busy || !place) return
    setBusy(true)
    setFailure(null)
    const { careRecipientId, where } = person
    const input = { careRecipientId, fromCarePlaceId: where.carePlaceId, toCarePlaceId: place.carePlaceId }
    try {
      await (kind === 'copy' ? copy : move).mutateAsync({ input })
      const text = kind === 'copy' ? words.copied({ place: place.name }) : words.moved({ place: place.name })
      messages.announce({ kind: 'toast', tone: 'success', text })
      onClose()
      // Whoever has moved is out of reach from here.
      if (kind === 'move') await go('CareRecipientMain')
    } catch (error) {
      setFailure(changeFailureText(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={kind === 'copy' ? words.copyQuestion : words.moveQuestion}
      actions={
        <>
          <Button size="compact" onClick={onClose}>
            {t.common.actions.cancel}
          </Button>
          <Button variant="primary" size="compact" busy={busy} onClick={() => void act()}>
            {kind === 'copy' ? words.copyAction : words.moveAction}
          </Button>
        </>
      }
    >
      <p>{kind === 'copy' ? words.copyBody : words.moveBody}</p>
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
      {failure && (
        <Notice tone="error" spoken>
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}
