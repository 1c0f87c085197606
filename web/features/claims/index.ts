export { ToldPhotos } from './photo/ToldPhotos.tsx'
export { ClaimOfLine } from './line/ClaimOfLine.tsx'
