/** functions.json, by which Excel knows the custom functions before their script has run. */
'use strict';

const path = require('node:path');
const { generateCustomFunctionsMetadata } = require('custom-functions-metadata');

const SOURCE = path.join(__dirname, '..', 'src', 'functions', 'functions.ts');

/** Excel's limits (custom functions metadata reference); a longer text would make it refuse the whole file. */
const LIMITS = { function: 1024, parameter: 512 };

/** One line: Excel shows line breaks of the source as they are. */
const oneLine = (text, limit, where) => {
  const line = (text ?? '').replace(/\s+/g, ' ').trim();
  if (line === '') throw new Error(`functions.json: ${where} has no description`);
  if (line.length > limit) throw new Error(`functions.json: the description of ${where} has more than ${limit} characters`);
  return line;
};

/** Without this, an error in one cell of a range gives that error, and the function is never called to say where it is. */
const takesErrors = ({ type }) => type === 'any';

function finished(definition) {
  const { id, options, parameters } = definition;
  if (options !== undefined) throw new Error(`functions.json: ${id} has options (${Object.keys(options).join(', ')})`);
  return {
    ...definition,
    description: oneLine(definition.description, LIMITS.function, id),
    ...(parameters.some(takesErrors) && { allowErrorForDataTypeAny: true }),
    parameters: parameters.map((parameter) => ({
      ...parameter,
      description: oneLine(parameter.description, LIMITS.parameter, `${id}, ${parameter.name}`),
    })),
  };
}

/**
 * @returns the text of functions.json
 * @throws when the generator finds anything wrong, which it only lists
 */
async function functionsMetadata(source = SOURCE) {
  const { metadataJson, errors } = await generateCustomFunctionsMetadata(source);
  if (errors.length > 0) throw new Error(`functions.json: ${errors.join('; ')}`);
  if (metadataJson === '') throw new Error(`functions.json: no function in ${source}`);
  const { functions, ...rest } = JSON.parse(metadataJson);
  return `${JSON.stringify({ ...rest, functions: functions.map(finished) }, null, 2)}\n`;
}

module.exports = { functionsMetadata };
