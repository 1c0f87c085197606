import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { uploadNewsFile } from '@omsorg/contract/news/file/upload-news-file.ts'
import { useRef, useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'

const saidAtField = [
  'file-type',
  'file-has-macros',
  'file-unsafe',
  'file-too-packed',
  'too-large',
  'too-many-files',
  'no-answer',
] as const

interface NotSent {
  readonly name: string
  readonly reason: (typeof saidAtField)[number] | 'file-empty' | 'no-room'
}

/**
 * Sends files one after the other: one that is chosen while another is on its way waits for it, and is not forgotten. `room` is how
 * many more there may be.
 */
export function useSendingFiles(room: number, onSent: (file: AnswerOf<typeof uploadNewsFile>) => void) {
  const uploading = useAction(uploadNewsFile, { resolves: saidAtField })
  const queue = useRef<File[]>([])
  /** The first is on its way. */
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const [notSent, setNotSent] = useState<readonly NotSent[]>([])

  async function send(chosen: readonly File[]): Promise<void> {
    const isSending = queue.current.length > 0
    const filled = chosen.filter(({ size }) => size > 0)
    const fit = filled.slice(0, room - queue.current.length)
    const empty = chosen.filter(({ size }) => size === 0)
    const former = isSending ? notSent : []
    setNotSent([...former, ...because('file-empty', empty), ...because('no-room', filled.slice(fit.length))])
    queue.current.push(...fit)
    setWaiting([...queue.current])
    if (isSending) return
    for (let next = queue.current[0]; next; next = queue.current[0]) {
      const result = await uploading.run({ input: { file: next } })
      const reason = saidAtField.find((each) => !result?.ok && each === result?.reason)
      if (result?.ok) onSent(result.value)
      else if (reason) {
        const refused = because(reason, [next])
        setNotSent((before) => [...before, ...refused])
      }
      queue.current.shift()
      setWaiting([...queue.current])
    }
  }

  return { send, waiting, notSent }
}

function because(reason: NotSent['reason'], files: readonly File[]): NotSent[] {
  return files.map(({ name }) => ({ name, reason }))
}
