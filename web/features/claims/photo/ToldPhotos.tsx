import { readToldPhoto } from '@omsorg/contract/orders/task/read-told-photo.ts'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import { useEffect, useRef, useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import type { Place } from '../../../platform/calls/request.ts'
import { usePicture } from '../../../platform/photos/use-picture.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import css from './Photo.module.css'

interface ToldPhotosProps {
  readonly photoIds: readonly string[]
  readonly place?: Place | undefined
}

/** The photos that were sent in the portal with what is told, fetched when somebody asks for them: each look is logged. */
export function ToldPhotos({ photoIds, place }: ToldPhotosProps) {
  const { photo: words } = useCareTexts().claims
  const [isOpen, setOpen] = useState(false)
  const shown = useRef<HTMLUListElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isOpen) shown.current?.focus()
  }, [isOpen])
  const of = photoIds.length
  if (of === 0) return null
  if (!isOpen)
    return (
      <Button size="compact" icon={<IconPhoto />} onClick={() => setOpen(true)}>
        {words.show({ count: of })}
      </Button>
    )
  return (
    <ul ref={shown} className={css.photos} tabIndex={-1} aria-label={words.told}>
      {photoIds.map((photoId, at) => (
        <li key={photoId}>
          <ToldPhoto {...{ photoId, place }} alt={words.alt({ number: at + 1, of })} />
        </li>
      ))}
    </ul>
  )
}

interface ToldPhotoProps {
  readonly photoId: string
  readonly place: Place | undefined
  readonly alt: string
}

function ToldPhoto({ photoId, place, alt }: ToldPhotoProps) {
  const { photo: words } = useCareTexts().claims
  const answer = useAnswer(readToldPhoto, { params: { photoId } }, { silent: true, anew: true, place })
  const address = usePicture(answer.data)
  if (answer.error) return <small role="status">{words.notShown}</small>
  return address === null ? null : <img src={address} alt={alt} className={css.told} />
}
