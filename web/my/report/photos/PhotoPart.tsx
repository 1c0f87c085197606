import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { mostPhotos } from '@omsorg/domain/portal/report/report.ts'
import { useId, useRef, useState } from 'react'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { useAllTexts } from '../../language/use-texts.ts'
import { Box } from '../../parts/Box.tsx'
import { Press } from '../../parts/Press.tsx'
import css from './Photos.module.css'
import type { Photo, Photos } from './use-photos.ts'

/** Photos by the camera or from the phone, sent while the rest is filled in. */
export function PhotoPart({ photos }: { readonly photos: Photos }) {
  const { photo: words } = useAllTexts().report
  const helpId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [tooMany, setTooMany] = useState(false)
  const { all, room } = photos
  const most = String(mostPhotos)
  return (
    <Box title={words.title}>
      {all.map((photo, at) => (
        <OnePhoto
          key={photo.key}
          photo={photo}
          number={String(at + 1)}
          onAgain={() => photos.again(photo)}
          onRemove={() => {
            photos.remove(photo)
            setTooMany(false)
            input.current?.focus()
          }}
        />
      ))}
      {/* It stays while there is no room, so that the focus has where to go. */}
      <label className={css.take} data-full={room === 0 || undefined}>
        <Icon size={24} of={<IconCamera />} />
        <span>
          <b>{all.length === 0 ? words.take : words.takeMore}</b>
          <small id={helpId}>{words.help({ most })}</small>
        </span>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          aria-label={all.length === 0 ? words.take : words.takeMore}
          aria-describedby={helpId}
          aria-disabled={room === 0 || undefined}
          onClick={(event) => {
            if (room > 0) return
            event.preventDefault()
            setTooMany(true)
          }}
          onChange={({ target }) => {
            setTooMany((target.files?.length ?? 0) > room)
            photos.take(target.files)
            target.value = ''
          }}
        />
      </label>
      <p role="status" className={css.said}>
        {tooMany && words.most({ most })}
      </p>
    </Box>
  )
}

interface OnePhotoProps {
  readonly photo: Photo
  readonly number: string
  readonly onAgain: () => void
  readonly onRemove: () => void
}

function OnePhoto({ photo, number, onAgain, onRemove }: OnePhotoProps) {
  const { photo: words } = useAllTexts().report
  const { photoId, address, share, problem, small } = photo
  const says: Partial<Record<string, string>> = {
    'not-a-photo': words.notAPhoto({ number }),
    'too-large': words.tooLarge({ number }),
    'photo-unsafe': words.unsafe({ number }),
    'too-many-photos': words.tooMany,
    'too-many': words.tooMany,
  }
  const said = problem && says[problem]
  return (
    <figure className={css.photo}>
      {address !== null && <img src={address} alt={words.alt({ number })} />}
      <figcaption>
        {problem !== null ? (
          <span role="alert" className={css.problem}>
            {said ?? words.failed({ number })}
          </span>
        ) : photoId === null ? (
          <>
            {words.sending({ number })}
            <ProgressBar label={words.sending({ number })} done={Math.round(share * 100)} of={100} />
          </>
        ) : (
          <span role="status" className={css.ready}>
            <Icon of={<IconCheck />} />
            {words.ready({ number })}
          </span>
        )}
      </figcaption>
      {problem !== null && said === undefined && small && (
        <Press icon={<IconRefresh />} onClick={onAgain}>
          {words.again}
        </Press>
      )}
      <Press icon={<IconTrash />} onClick={onRemove}>
        {words.remove({ number })}
      </Press>
    </figure>
  )
}
