/** Workflows of GitHub, read by GitHub's own parser. */
import type { WorkflowTemplate } from '@actions/workflow-parser';
import { NoOperationTraceWriter, convertWorkflowTemplate, parseWorkflow } from '@actions/workflow-parser';

interface ReadWorkflow {
  readonly workflow: WorkflowTemplate;
  /** What the schema of GitHub forbids. */
  readonly errors: readonly string[];
}

/** @throws Error if the text is no workflow at all */
export async function readWorkflow(name: string, content: string): Promise<ReadWorkflow> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value === undefined) throw new Error(`${name} cannot be parsed`);
  const workflow = await convertWorkflowTemplate(context, value);
  const errors = [
    ...context.errors.getErrors().map(({ message }) => message),
    ...(workflow.errors ?? []).map(({ Message }) => Message),
  ];
  return { workflow, errors };
}
