import { useState, type DragEvent, type ReactNode } from 'react'
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs'
import { classes } from '../theme/classes.ts'
import { Field, type FieldFrame } from './Field.tsx'
import { Icon } from '../picture/Icon.tsx'
import css from './FileField.module.css'

export type FileFieldProps = FieldFrame & FileFieldParts & (ForOne | ForSeveral)

interface ForOne {
  onFile: (file: File | null) => void
  onFiles?: undefined
}

/** Several may be chosen or dropped at once. */
interface ForSeveral {
  onFiles: (files: readonly File[]) => void
  onFile?: undefined
}

interface FileFieldParts {
  file: File | null
  /** As the native field takes it: '.csv,.xlsx'. */
  accept: string
  /** What stands in the empty field: drop it here, or choose. */
  invitation: ReactNode
}

/** The native file field, with room to drop a file on. */
export function FileField({ file, onFile, onFiles, accept, invitation, ...frame }: FileFieldProps) {
  const [over, setOver] = useState(false)
  const take = (chosen: readonly File[]) => (onFiles ? onFiles(chosen) : onFile(chosen[0] ?? null))
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (event.dataTransfer.files.length > 0) take([...event.dataTransfer.files])
  }
  return (
    <Field {...frame}>
      {(links) => (
        <span
          className={classes(css.drop, over && css.over, Boolean(frame.error) && css.bad)}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon size={24} of={<IconFileUpload />} />
          <span className={css.words}>{file ? <b>{file.name}</b> : invitation}</span>
          <input
            {...links}
            type="file"
            accept={accept}
            multiple={onFiles !== undefined}
            className={css.input}
            // The same file chosen once more, saved anew meanwhile, is a choice too.
            onClick={(event) => {
              event.currentTarget.value = ''
            }}
            onChange={(event) => take([...(event.target.files ?? [])])}
          />
        </span>
      )}
    </Field>
  )
}
