import { uploadClaimFile } from '@omsorg/contract/claims/file/upload-claim-file.ts'
import { mostPhotos } from '@omsorg/domain/claims/claim/claim-words.ts'
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type DragEvent, useId, useState } from 'react'
import { call } from '../../../platform/calls/client.ts'
import { pictureAddress, shrinkPhoto } from '../../../platform/photos/shrink-photo.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import claimCss from '../Claim.module.css'
import css from './Photo.module.css'
import { KeptPhoto } from './KeptPhoto.tsx'
import type { Photo } from './photos.ts'

type Change = (photos: readonly Photo[]) => readonly Photo[]

interface PhotoPartProps {
  readonly photos: readonly Photo[]
  readonly onPhotos: (change: Change) => void
}

/** Photos are made small and sent while the rest is filled in. */
export function PhotoPart({ photos, onPhotos }: PhotoPartProps) {
  const t = useAllTexts()
  const { photo: words } = t.claims
  const titleId = useId()
  const [isOver, setOver] = useState(false)
  const [said, setSaid] = useState('')
  const room = mostPhotos - photos.length

  const change = (key: string, part: Partial<Photo>) =>
    onPhotos((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)))

  async function send(key: string, name: string, small: Blob): Promise<void> {
    change(key, { share: 0, problem: null })
    const file = new File([small], name, { type: small.type })
    const onSent = (share: number) => change(key, { share })
    const result = await call(uploadClaimFile, { input: { file } }, { silent: true, onSent })
    if (result.ok) change(key, { fileId: result.value.fileId, share: 1 })
    else change(key, { problem: result.reason === 'not-a-photo' ? 'not-a-photo' : 'failed' })
  }

  async function take(file: File): Promise<void> {
    const key = `${file.name} ${file.size} ${file.lastModified} ${performance.now()}`
    const added: Photo = { key, name: file.name, fileId: null, address: null, share: 0, problem: null, small: null }
    onPhotos((all) => [...all, added])
    const small = await shrinkPhoto(file)
    if (!small) return change(key, { problem: 'not-a-photo' })
    change(key, { small, address: await pictureAddress(small) })
    await send(key, file.name, small)
  }

  function takeAll(files: FileList | null): void {
    const chosen = [...(files ?? [])]
    setSaid(chosen.length > room ? words.tooMany({ most: mostPhotos }) : '')
    for (const file of chosen.slice(0, room)) void take(file)
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    takeAll(event.dataTransfer.files)
  }
  return (
    <div className={claimCss.part} role="group" aria-labelledby={titleId}>
      <p id={titleId} className={css.photoTitle}>
        <b>{words.title}</b> {words.optional({ most: mostPhotos })}
      </p>
      <div className={css.photos}>
        {photos.map((photo) => (
          <PhotoTile
            key={photo.key}
            photo={photo}
            onRemove={() => onPhotos((all) => all.filter((each) => each.key !== photo.key))}
            onAgain={() => photo.small && void send(photo.key, photo.name, photo.small)}
          />
        ))}
        {room > 0 && (
          <span
            className={css.drop}
            data-over={isOver || undefined}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <span className={css.take}>
              <Icon size={20} of={<IconCamera />} />
              <b>{words.take}</b>
            </span>
            <span className="o-small">{words.drop}</span>
            <input
              type="file"
              accept="image/*"
              multiple
              aria-label={words.take}
              className={css.dropInput}
              onChange={(event) => {
                takeAll(event.target.files)
                event.target.value = ''
              }}
            />
          </span>
        )}
      </div>
      <p role="status" className="o-small">
        {said}
      </p>
    </div>
  )
}

interface PhotoTileProps {
  readonly photo: Photo
  readonly onRemove: () => void
  readonly onAgain: () => void
}

function PhotoTile({ photo, onRemove, onAgain }: PhotoTileProps) {
  const { photo: words } = useAllTexts().claims
  const { name, fileId, address, share, problem, small } = photo
  return (
    <figure className={css.tile}>
      {address !== null ? (
        <img src={address} alt={name} />
      ) : (
        fileId !== null && <KeptPhoto fileId={fileId} alt={name} />
      )}
      {fileId === null && problem === null && (
        <ProgressBar label={words.sending({ name })} done={Math.round(share * 100)} of={100} />
      )}
      {problem !== null && (
        <figcaption role="alert" className={css.problem}>
          {problem === 'failed' ? words.failed({ name }) : words.notAPhoto({ name })}
          {problem === 'failed' && small && (
            <Button variant="text" size="small" onClick={onAgain}>
              {words.again}
            </Button>
          )}
        </figcaption>
      )}
      <button type="button" className={css.remove} aria-label={words.remove({ name })} onClick={onRemove}>
        <Icon size={16} of={<IconX />} />
      </button>
    </figure>
  )
}
