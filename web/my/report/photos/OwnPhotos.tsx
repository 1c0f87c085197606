import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import { readReportPhoto } from '@omsorg/contract/portal/report/read-report-photo.ts'
import { useEffect, useRef, useState } from 'react'
import { usePicture } from '../../../platform/photos/use-picture.ts'
import { useAnswer } from '../../calls/use-answer.ts'
import { useAllTexts } from '../../language/use-texts.ts'
import { Press } from '../../parts/Press.tsx'
import css from './Photos.module.css'

/** The photos that the holder has sent with what was told, fetched when she asks for them: each look is logged. */
export function OwnPhotos({ photoIds }: { readonly photoIds: readonly string[] }) {
  const { photo: words } = useAllTexts().report
  const [isOpen, setOpen] = useState(false)
  const shown = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isOpen) shown.current?.focus()
  }, [isOpen])
  if (photoIds.length === 0) return null
  if (!isOpen)
    return (
      <Press icon={<IconPhoto />} onClick={() => setOpen(true)}>
        {words.show({ count: photoIds.length })}
      </Press>
    )
  return (
    <div ref={shown} className={css.own} tabIndex={-1} role="group" aria-label={words.title}>
      {photoIds.map((photoId, at) => (
        <OwnPhoto key={photoId} photoId={photoId} number={String(at + 1)} />
      ))}
    </div>
  )
}

function OwnPhoto({ photoId, number }: { readonly photoId: string; readonly number: string }) {
  const { photo: words } = useAllTexts().report
  const answer = useAnswer(readReportPhoto, { params: { photoId } }, { anew: true })
  const address = usePicture(answer.data)
  if (answer.error) return <p role="status">{words.notShown}</p>
  return address === null ? null : <img src={address} alt={words.alt({ number })} />
}
