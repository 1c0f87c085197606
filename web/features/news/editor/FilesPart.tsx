import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readFileState } from '@omsorg/contract/news/file/read-file-state.ts'
import type { uploadNewsFile } from '@omsorg/contract/news/file/upload-news-file.ts'
import { acceptedFiles } from '@omsorg/domain/news/file/news-file.ts'
import { useEffect } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { FileField } from '../../../ui/fields/FileField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { Draft } from './draft.ts'
import css from './Editor.module.css'
import { useSendingFiles } from './use-sending-files.ts'

type NewsFile = AnswerOf<typeof uploadNewsFile>

const mostFiles = 5

interface FilesPartProps {
  readonly files: Draft['files']
  readonly onFiles: (change: (files: Draft['files']) => Draft['files']) => void
}

/** The files of news. Each is refused at once by what is in it, or checked by the scanner before any reader gets it. */
export function FilesPart({ files, onFiles }: FilesPartProps) {
  const { newsEditor: words } = useTextsAndFormat()[0]
  const { send, waiting, notSent } = useSendingFiles(mostFiles - files.length, (sent) =>
    onFiles((former) => [...former, sent]),
  )
  const [sending] = waiting
  const error = notSent.map(({ name, reason }) => words.wrongFiles[reason]({ name })).join(' ')

  return (
    <Card title={words.files} note={words.filesHelp} padded="stack">
      {files.length > 0 && (
        <ul className={css.files}>
          {files.map((file) => (
            <FileLine
              key={file.fileId}
              file={file}
              onState={(state) =>
                onFiles((former) => former.map((each) => (each.fileId === file.fileId ? { ...each, state } : each)))
              }
              onRemove={() => onFiles((former) => former.filter(({ fileId }) => fileId !== file.fileId))}
            />
          ))}
        </ul>
      )}
      {files.length + waiting.length < mostFiles ? (
        <FileField
          label={words.addFile}
          file={null}
          accept={acceptedFiles}
          invitation={sending ? words.sending({ name: sending.name }) : words.dropFile}
          error={error || undefined}
          onFiles={(chosen) => void send(chosen)}
        />
      ) : (
        <>
          {sending && <p role="status">{words.sending({ name: sending.name })}</p>}
          {error && <Notice tone="error" spoken title={error} />}
        </>
      )}
    </Card>
  )
}

interface FileLineProps {
  readonly file: NewsFile
  readonly onState: (state: NewsFile['state']) => void
  readonly onRemove: () => void
}

const toneOf = { waiting: 'info', clean: 'fresh', refused: 'error' } as const

function FileLine({ file, onState, onRemove }: FileLineProps) {
  const [{ newsEditor: words }, format] = useTextsAndFormat()
  const { fileId, name, size, state } = file
  const isWaiting = state === 'waiting'
  const { data } = useAnswer(
    readFileState,
    { params: { fileId } },
    { enabled: isWaiting, silent: true, again: (answer) => (answer && answer.state !== 'waiting' ? false : 2_000) },
  )
  const known = data?.state ?? state
  useEffect(() => {
    if (known !== state) onState(known)
  })
  return (
    <li>
      <span>
        <b>{name}</b>
        <span className="o-second-line">{words.kilobytes({ size: format.number(Math.ceil(size / 1024)) })}</span>
      </span>
      <span role="status">
        <Badge tone={toneOf[known]}>{words.fileStates[known]}</Badge>
      </span>
      <Button variant="text" size="compact" aria-label={words.removeOf({ name })} onClick={onRemove}>
        {words.remove}
      </Button>
    </li>
  )
}
