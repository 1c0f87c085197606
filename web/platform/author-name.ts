export { authorName } from '@omsorg/texts/author-name.ts'
