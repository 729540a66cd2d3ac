/** Validates JUnit XML against a schema. */
import { validateXML } from 'xmllint-wasm';

/**
 * The part of the format that we write. It allows only what Jenkins can read, as defined by junit-10.xsd in
 * https://github.com/jenkinsci/xunit-plugin. The counts must be numbers here.
 */
const SCHEMA = `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:complexType name="outcome" mixed="true">
    <xs:attribute name="type" type="xs:string" use="required"/>
    <xs:attribute name="message" type="xs:string" use="required"/>
  </xs:complexType>
  <xs:complexType name="testcase">
    <xs:choice minOccurs="0">
      <xs:element name="failure" type="outcome"/>
      <xs:element name="error" type="outcome"/>
      <xs:element name="skipped" type="outcome"/>
    </xs:choice>
    <xs:attribute name="name" type="xs:string" use="required"/>
    <xs:attribute name="classname" type="xs:string" use="required"/>
  </xs:complexType>
  <xs:complexType name="property">
    <xs:attribute name="name" type="xs:string" use="required"/>
    <xs:attribute name="value" type="xs:string" use="required"/>
  </xs:complexType>
  <xs:complexType name="properties">
    <xs:sequence><xs:element name="property" type="property" maxOccurs="unbounded"/></xs:sequence>
  </xs:complexType>
  <xs:complexType name="testsuite">
    <xs:sequence>
      <xs:element name="properties" type="properties"/>
      <xs:element name="testcase" type="testcase" minOccurs="0" maxOccurs="unbounded"/>
      <xs:element name="system-out" type="xs:string" minOccurs="0"/>
    </xs:sequence>
    <xs:attribute name="name" type="xs:string" use="required"/>
    <xs:attribute name="tests" type="xs:nonNegativeInteger" use="required"/>
    <xs:attribute name="failures" type="xs:nonNegativeInteger" use="required"/>
    <xs:attribute name="errors" type="xs:nonNegativeInteger" use="required"/>
    <xs:attribute name="skipped" type="xs:nonNegativeInteger"/>
  </xs:complexType>
  <xs:element name="testsuites">
    <xs:complexType>
      <xs:sequence><xs:element name="testsuite" type="testsuite" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>
      <xs:attribute name="name" type="xs:string"/>
      <xs:attribute name="tests" type="xs:nonNegativeInteger"/>
      <xs:attribute name="failures" type="xs:nonNegativeInteger"/>
      <xs:attribute name="errors" type="xs:nonNegativeInteger"/>
    </xs:complexType>
  </xs:element>
</xs:schema>`;

/** Returns the faults in these files. They are read together, because each reading starts a thread. */
export async function junitFaults(files: readonly string[]): Promise<readonly string[]> {
  const xml = files.map((contents, index) => ({ fileName: `report-${index}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema: SCHEMA });
  return errors.map(({ rawMessage }) => rawMessage);
}
