import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readFileState } from '@omsorg/contract/news/file/read-file-state.ts'
import { uploadNewsFile } from '@omsorg/contract/news/file/upload-news-file.ts'
import { acceptedFiles } from '@omsorg/domain/news/file/news-file.ts'
import { useEffect, useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { FileField } from '../../../ui/fields/FileField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { Draft } from './draft.ts'
import css from './Editor.module.css'

type NewsFile = AnswerOf<typeof uploadNewsFile>

const mostFiles = 5
const wrong = ['file-type', 'file-has-macros', 'file-unsafe', 'file-too-packed', 'too-large', 'too-many-files'] as const

interface FilesPartProps {
  readonly files: Draft['files']
  readonly onFiles: (change: (files: Draft['files']) => Draft['files']) => void
}

/** The files of news. Each is refused at once by what is in it, or checked by the scanner before any reader gets it. */
export function FilesPart({ files, onFiles }: FilesPartProps) {
  const { newsEditor: words } = useTextsAndFormat()[0]
  const uploading = useAction(uploadNewsFile, { resolves: wrong })
  const [name, setName] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const reason = isEmpty ? 'file-empty' : wrong.find((each) => each === uploading.notDone?.reason)

  async function send(file: File | null): Promise<void> {
    if (!file) return
    setName(file.name)
    setIsEmpty(file.size === 0)
    if (file.size === 0) return
    const result = await uploading.run({ input: { file } })
    if (result?.ok) onFiles((former) => [...former, result.value])
  }

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
      {files.length < mostFiles && (
        <FileField
          label={words.addFile}
          file={null}
          accept={acceptedFiles}
          invitation={uploading.busy ? words.sending({ name }) : words.dropFile}
          error={reason && words.wrongFiles[reason]({ name })}
          onFile={(file) => void send(file)}
        />
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
