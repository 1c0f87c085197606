import type { uploadReportPhoto } from '@omsorg/contract/portal/report/upload-report-photo.ts'
import { mostPhotos } from '@omsorg/domain/portal/report/report.ts'
import { useRef, useState } from 'react'
import type { Reason } from '../../../platform/calls/result.ts'
import { pictureAddress, shrinkPhoto } from '../../../platform/photos/shrink-photo.ts'
import { sendPhoto, takeAway } from './send-photo.ts'

type Problem = Reason<typeof uploadReportPhoto>

/** A photo that was chosen: on its way, taken in, or not. */
export interface Photo {
  readonly key: number
  /** Null until the server has taken it in. */
  readonly photoId: string | null
  readonly address: string | null
  /** How much of it has left, from 0 to 1. */
  readonly share: number
  readonly problem: Problem | null
  /** What is sent again when it did not get through; null for what is no picture. */
  readonly small: Blob | null
}

export interface Photos {
  readonly all: readonly Photo[]
  /** How many more can be chosen. */
  readonly room: number
  readonly take: (files: FileList | null) => void
  readonly again: (photo: Photo) => void
  readonly remove: (photo: Photo) => void
}

/** The photos of what is told: made small here, without where they were taken, and sent while the rest is filled in. */
export function usePhotos(): Photos {
  const [all, setAll] = useState<readonly Photo[]>([])
  const lastKey = useRef(0)
  const removed = useRef(new Set<number>())
  const room = mostPhotos - all.length

  const change = (key: number, part: Partial<Photo>) =>
    setAll((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)))

  async function send(key: number, small: Blob): Promise<void> {
    change(key, { share: 0, problem: null })
    const result = await sendPhoto(small, (share) => change(key, { share }))
    // Taken away while it was on its way.
    if (result.ok && removed.current.has(key)) return takeAway(result.value.photoId)
    change(key, result.ok ? { photoId: result.value.photoId, share: 1 } : { problem: result.reason })
  }

  async function add(file: File): Promise<void> {
    lastKey.current += 1
    const key = lastKey.current
    setAll((before) => [...before, { key, photoId: null, address: null, share: 0, problem: null, small: null }])
    const small = await shrinkPhoto(file)
    if (!small) return change(key, { problem: 'not-a-photo' })
    change(key, { small, address: await pictureAddress(small) })
    if (!removed.current.has(key)) await send(key, small)
  }

  return {
    all,
    room,
    take: (files) => {
      for (const file of [...(files ?? [])].slice(0, room)) void add(file)
    },
    again: ({ key, small }) => small && void send(key, small),
    remove: ({ key, photoId }) => {
      removed.current.add(key)
      setAll((before) => before.filter((each) => each.key !== key))
      if (photoId !== null) void takeAway(photoId)
    },
  }
}
