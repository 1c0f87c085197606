import { describeContract } from '../testing/contract.ts'

describeContract('claims')
