import { readNewsFile } from '@omsorg/contract/news/file/read-news-file.ts'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { useAction } from '../../../platform/calls/use-action.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import type { ReadableNews } from './NewsItems.tsx'

/** A file of news, which the browser keeps under its name. */
export function FileLink({ file }: { readonly file: ReadableNews['files'][number] }) {
  const [{ news: words, newsEditor }, format] = useTextsAndFormat()
  const { fileId, name } = file
  const reading = useAction(readNewsFile)
  const size = newsEditor.kilobytes({ size: format.number(Math.ceil(file.size / 1024)) })

  async function fetchFile(): Promise<void> {
    const result = await reading.run({ params: { fileId } })
    if (result?.ok) saveFile(new Blob([await result.value.arrayBuffer()], { type: file.mediaType }), name)
  }

  return (
    <div>
      <Button
        variant="text"
        size="compact"
        icon={<IconPaperclip />}
        busy={reading.busy}
        onClick={() => void fetchFile()}
      >
        {words.fetchFile({ name, size })}
      </Button>
    </div>
  )
}
