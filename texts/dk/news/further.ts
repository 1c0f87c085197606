import type { FurtherTexts } from '../../shape.ts'
import { news } from './news.ts'
import { newsEditor } from './news-editor.ts'

export const newsTexts = { news, newsEditor } satisfies Partial<FurtherTexts>
